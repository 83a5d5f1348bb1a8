/*
 * Loaded before the C library (LD_PRELOAD): the calls by which SQLite and node change and sync files of one folder go
 * through here. It writes down what was done, in order, and can make a chosen call fail.
 *
 *   WATCHED_DISK_FOLDER  the folder; other files are left alone, and so are -shm (lost with the power) and .lock files
 *   WATCHED_DISK_LOG     where calls are written down; records as in log.ts
 *   WATCHED_DISK_FAULT   "CALL SUFFIX ERRNO FIRST COUNT HOW": calls (write, sync, truncate) to files whose names end in
 *                       SUFFIX fail from the FIRST to the FIRST+COUNT-1; HOW is fail, tear (half of it is written
 *                       first), kill (half of it is written, then the process ends) or grow (only where the file
 *                       would become longer, as on a full disk)
 *   WATCHED_DISK_WHEN    a path: calls are counted, and fail, only while it exists
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

#define REAL(name) ((__typeof__(&name))real(#name))
#define MAX_PATH 4096

static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;
static char folder[MAX_PATH];
static int log_file = -1;
static struct { char call[16], suffix[64], how[16], when[MAX_PATH]; int error; long first, count, seen; } fault;

static void *real(const char *name) { return dlsym(RTLD_NEXT, name); }

__attribute__((constructor)) static void begin(void) {
  const char *given = getenv("WATCHED_DISK_FOLDER"), *log = getenv("WATCHED_DISK_LOG");
  const char *rule = getenv("WATCHED_DISK_FAULT"), *when = getenv("WATCHED_DISK_WHEN");
  if (!given || !realpath(given, folder)) folder[0] = 0;
  if (log) log_file = open(log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  if (when) snprintf(fault.when, sizeof fault.when, "%s", when);
  if (rule && sscanf(rule, "%15s %63s %d %ld %ld %15s", fault.call, fault.suffix, &fault.error, &fault.first, &fault.count, fault.how) != 6)
    abort();
}

static int ends_with(const char *text, const char *end) {
  size_t length = strlen(text), ending = strlen(end);
  return length >= ending && strcmp(text + length - ending, end) == 0;
}

/* The name of a file inside the folder ("" for the folder itself), or NULL for whatever does not matter. */
static const char *inside(const char *path) {
  size_t length = strlen(folder);
  if (length == 0 || strncmp(path, folder, length) != 0 || (path[length] != '/' && path[length] != 0)) return NULL;
  const char *name = path[length] == 0 ? "" : path + length + 1;
  return ends_with(name, "-shm") || ends_with(name, ".lock") || ends_with(name, ".lock-journal") ? NULL : name;
}

static const char *name_of(int file, char *path) {
  char link[64];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t length = readlink(link, path, MAX_PATH - 1);
  if (length < 0) return NULL;
  path[length] = 0;
  return inside(path);
}

/* One record: kind, length of the name, length of the data, offset; then name and data. In one piece. */
static void note(char kind, const char *name, uint64_t offset, const void *data, uint32_t length) {
  if (log_file < 0) return;
  unsigned char head[16] = {(unsigned char)kind};
  uint16_t named = (uint16_t)strlen(name);
  memcpy(head + 2, &named, 2);
  memcpy(head + 4, &length, 4);
  memcpy(head + 8, &offset, 8);
  struct iovec parts[3] = {{head, sizeof head}, {(void *)name, named}, {(void *)data, length}};
  if (writev(log_file, parts, 3) != (ssize_t)(sizeof head + named + length)) abort();
}

/* Whether this call is one of those that are to fail. */
static int is_chosen(const char *call, const char *name) {
  if (strcmp(fault.call, call) != 0 || !ends_with(name, fault.suffix)) return 0;
  if (fault.when[0] && access(fault.when, F_OK) != 0) return 0;
  fault.seen += 1;
  return fault.seen >= fault.first && fault.seen < fault.first + fault.count;
}

static int is_how(const char *how) { return strcmp(fault.how, how) == 0; }

static int grows(int file, off_t end) {
  struct stat now;
  return fstat(file, &now) == 0 && end > now.st_size;
}

static ssize_t put(int file, const void *data, size_t length, off_t offset, const char *name) {
  pthread_mutex_lock(&turn);
  int passes = is_how("grow") && !grows(file, offset + (off_t)length);
  int fails = !passes && is_chosen("write", name), tears = fails && (is_how("tear") || is_how("kill"));
  size_t wanted = !fails ? length : tears ? length / 2 : 0;
  ssize_t written = wanted > 0 ? REAL(pwrite64)(file, data, wanted, offset) : 0;
  if (written > 0) note('W', name, (uint64_t)offset, data, (uint32_t)written);
  if (fails && is_how("kill")) kill(getpid(), SIGKILL);
  pthread_mutex_unlock(&turn);
  if (!fails) return written;
  errno = fault.error;
  return -1;
}

ssize_t pwrite64(int file, const void *data, size_t length, off_t offset) {
  char path[MAX_PATH];
  const char *name = name_of(file, path);
  return name ? put(file, data, length, offset, name) : REAL(pwrite64)(file, data, length, offset);
}

ssize_t pwrite(int file, const void *data, size_t length, off_t offset) { return pwrite64(file, data, length, offset); }

ssize_t write(int file, const void *data, size_t length) {
  char path[MAX_PATH];
  const char *name = name_of(file, path);
  if (!name) return REAL(write)(file, data, length);
  off_t offset = fcntl(file, F_GETFL) & O_APPEND ? lseek(file, 0, SEEK_END) : lseek(file, 0, SEEK_CUR);
  ssize_t written = put(file, data, length, offset, name);
  if (written > 0) lseek(file, offset + written, SEEK_SET);
  return written;
}

int ftruncate64(int file, off_t size) {
  char path[MAX_PATH];
  const char *name = name_of(file, path);
  if (!name) return REAL(ftruncate64)(file, size);
  pthread_mutex_lock(&turn);
  int fails = is_chosen("truncate", name), result = fails ? -1 : REAL(ftruncate64)(file, size);
  if (result == 0) note('T', name, (uint64_t)size, "", 0);
  pthread_mutex_unlock(&turn);
  if (fails) errno = fault.error;
  return result;
}

int ftruncate(int file, off_t size) { return ftruncate64(file, size); }

/* Others may write while the disk is asked: what counts is what was written before it was. */
static int sync_file(int file, int (*ask)(int)) {
  char path[MAX_PATH];
  const char *name = name_of(file, path);
  if (!name) return ask(file);
  pthread_mutex_lock(&turn);
  int fails = is_chosen("sync", name);
  note('S', name, (uint64_t)file, "", 0);
  pthread_mutex_unlock(&turn);
  int result = fails ? -1 : ask(file);
  pthread_mutex_lock(&turn);
  note(result == 0 ? 'E' : 'F', name, (uint64_t)file, "", 0);
  pthread_mutex_unlock(&turn);
  if (fails) errno = fault.error;
  return result;
}

int fsync(int file) { return sync_file(file, REAL(fsync)); }
int fdatasync(int file) { return sync_file(file, REAL(fdatasync)); }

static const char *resolved(const char *given, char *path) {
  char copy[MAX_PATH];
  snprintf(copy, sizeof copy, "%s", given);
  char *slash = strrchr(copy, '/');
  const char *last = slash ? slash + 1 : copy, *parent = slash ? copy : ".";
  char place[MAX_PATH];
  if (slash) *slash = 0;
  if (!realpath(slash == copy ? "/" : parent, place)) return NULL;
  if (snprintf(path, MAX_PATH, "%s/%s", place, last) >= MAX_PATH) return NULL;
  return inside(path);
}

static int open_file(const char *given, int flags, int mode) {
  char path[MAX_PATH];
  const char *name = flags & (O_CREAT | O_TRUNC) ? resolved(given, path) : NULL;
  int is_new = name && access(given, F_OK) != 0;
  pthread_mutex_lock(&turn);
  int file = REAL(open64)(given, flags, mode);
  if (is_new && file >= 0) note('C', name, 0, "", 0);
  if (name && !is_new && file >= 0 && flags & O_TRUNC) note('T', name, 0, "", 0);
  pthread_mutex_unlock(&turn);
  return file;
}

int open64(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  int mode = flags & O_CREAT ? va_arg(rest, int) : 0;
  va_end(rest);
  return open_file(path, flags, mode);
}

int open(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  int mode = flags & O_CREAT ? va_arg(rest, int) : 0;
  va_end(rest);
  return open_file(path, flags, mode);
}

int unlink(const char *given) {
  char path[MAX_PATH];
  const char *name = resolved(given, path);
  pthread_mutex_lock(&turn);
  int result = REAL(unlink)(given);
  if (name && result == 0) note('U', name, 0, "", 0);
  pthread_mutex_unlock(&turn);
  return result;
}

/** Queues of a game: one for what is due within moments, one for clocks and reminders of minutes and days. */
export const QUICK = 'quick'
export const SLOW = 'slow'
export const queueOf = (game: string, kind: string): string => `${game}/${kind}`

/** What is further off than this need not be looked for many times a second. */
const SOON_MS = 60_000
/** A job of which nobody has asked for so long after its time is of no use to anybody. */
const KEPT = `interval '30 days'`

/**
 * The job of a table is set by the database itself, in the transaction that changes the due-time of its row: there is
 * no moment in which the one is there and the other is not. A job's priority is its rules version, negated: a node
 * fetches none that is lower than its own allows.
 */
export const SET_JOBS = `
  CREATE FUNCTION add_due_job(t tables) RETURNS void LANGUAGE sql AS $$
    INSERT INTO pgboss.job (name, policy, singleton_key, priority, data, start_after, keep_until,
      retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds)
    SELECT q.name, q.policy, t.id, -t.rules_version, jsonb_build_object('table', t.id, 'due', t.due),
      to_timestamp(t.due / 1000.0), to_timestamp(t.due / 1000.0) + ${KEPT},
      q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max, q.expire_seconds, q.deletion_seconds
    FROM pgboss.queue q
    WHERE q.name = t.game || CASE WHEN t.due - extract(epoch FROM now()) * 1000 > ${SOON_MS} THEN '/${SLOW}' ELSE '/${QUICK}' END
    ON CONFLICT DO NOTHING
  $$;
  CREATE FUNCTION remove_due_job(t tables) RETURNS void LANGUAGE sql AS $$
    DELETE FROM pgboss.job WHERE name IN (t.game || '/${QUICK}', t.game || '/${SLOW}')
      AND COALESCE(singleton_key, '') = t.id AND state = 'created' AND policy = 'short'
  $$;
  CREATE FUNCTION due_changed() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP <> 'INSERT' AND OLD.due IS NOT NULL THEN PERFORM remove_due_job(OLD); END IF;
    IF TG_OP <> 'DELETE' AND NEW.due IS NOT NULL THEN PERFORM add_due_job(NEW); END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER due_set AFTER INSERT ON tables FOR EACH ROW WHEN (NEW.due IS NOT NULL) EXECUTE FUNCTION due_changed();
  CREATE TRIGGER due_moved AFTER UPDATE ON tables FOR EACH ROW
    WHEN (OLD.due IS DISTINCT FROM NEW.due OR (NEW.due IS NOT NULL AND OLD.rules_version <> NEW.rules_version))
    EXECUTE FUNCTION due_changed();
  CREATE TRIGGER due_gone AFTER DELETE ON tables FOR EACH ROW WHEN (OLD.due IS NOT NULL) EXECUTE FUNCTION due_changed();
  DROP TABLE leases;
`

/**
 * Jobs of tables that are due by a node's clock, while the database's is behind: they need not wait for it. Where both
 * agree there are none.
 */
export const BRING_JOBS_FORWARD = `
  UPDATE pgboss.job j SET start_after = now() FROM tables t
  WHERE t.due <= $1 AND t.game = ANY ($2) AND j.name IN (t.game || '/${QUICK}', t.game || '/${SLOW}')
    AND COALESCE(j.singleton_key, '') = t.id AND j.state = 'created' AND j.policy = 'short' AND j.start_after > now()
  RETURNING j.id`

/** A job that a node has begun waits again, as if nobody had looked at it. */
export const PUT_BACK = `
  UPDATE pgboss.job SET state = 'created', started_on = NULL, start_after = now() + $3::int * interval '1 millisecond'
  WHERE name = $1 AND id = $2::uuid AND state = 'active'`

/**
 * Tables that are overdue and have no job that waits, is to be tried again or was begun lately get a new one: the node
 * that had it is gone, or its job was lost.
 */
export const RESTORE_JOBS = `
  SELECT add_due_job(t) FROM tables t WHERE t.due <= $1 AND t.game = ANY ($2) AND NOT EXISTS (
    SELECT FROM pgboss.job j WHERE j.name IN (t.game || '/${QUICK}', t.game || '/${SLOW}') AND j.singleton_key = t.id
      AND (j.state < 'active' OR (j.state = 'active' AND j.started_on > now() - $3::int * interval '1 millisecond')))`

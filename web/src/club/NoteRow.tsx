/** Short notes in one row: a line ends between two of them, neither within one nor before a dot. */
export function NoteRow({ notes }: { notes: readonly string[] }) {
  return (
    <span className="note-row">
      {notes.map((note, at) => (
        <span key={note}>{at < notes.length - 1 ? `${note} · ` : note}</span>
      ))}
    </span>
  )
}

import { Link } from 'wouter'
import { RuleLink } from '../../../rules/RuleLink.tsx'
import { useBoard } from '../context.ts'
import { editionLines } from '../scene/edition.ts'

const ID = 'st-edition'

/** Which edition is in force where it differs from the English one; a tap tells its lines. */
export function EditionChip() {
  const { scene, words } = useBoard()
  const lines = editionLines(scene.options)
  if (lines.length === 0) return null
  const { edition, exitDepth, gasTwiceEntry } = scene.options
  const title = words.say('subTerra.edition', { edition })
  const short = edition === 'en' ? '≠' : edition.toUpperCase()
  return (
    <>
      <button
        type="button"
        className="st-edition-chip"
        popoverTarget={ID}
        aria-label={words.say('common.about', { what: short, text: title })}
        title={title}
      >
        {short}
      </button>
      <div id={ID} popover="auto" className="st-edition-lines" role="dialog" aria-label={title}>
        <h2>{title}</h2>
        <ul>
          {lines.map(({ rule, key }) => (
            <li key={rule}>
              <RuleLink game="sub-terra" rule={rule} />
              {words.say(`subTerra.edition.${key}`, { depth: exitDepth, points: gasTwiceEntry })}
            </li>
          ))}
        </ul>
        <Link href="/rules/sub-terra#chapter-11">{words.say('subTerra.edition.all')}</Link>
      </div>
    </>
  )
}

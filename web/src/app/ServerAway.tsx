import { useWords } from '../words/words.tsx'
import { Loading } from './Loading.tsx'
import './screens.css'

/** Nothing can be shown without the server: says so, while somebody keeps trying. */
export function ServerAway() {
  const words = useWords()
  return (
    <>
      <Loading />
      <p className="server-away" role="status">
        {words.say('common.trying')}
      </p>
    </>
  )
}

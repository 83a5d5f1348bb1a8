import type { TableInfo } from '@grotto/protocol'
import type { Visitor } from './visitor.ts'

/** What the server says of the table this visitor is at. */
export const infoFor = ({ page }: Visitor): Promise<TableInfo> =>
  page.evaluate<TableInfo>(`fetch('/api/tables/' + location.pathname.split('/')[2]).then(answer => answer.json())`)

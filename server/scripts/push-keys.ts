import webPush from 'web-push'
import { readArguments } from './arguments.ts'

readArguments(
  `npm run push-keys: a new pair of keys for Web Push, as settings of the server. Keep them: browsers know the public one.`,
  {},
)
const { publicKey, privateKey } = webPush.generateVAPIDKeys()
console.log(`GROTTO_PUSH_PUBLIC_KEY=${publicKey}
GROTTO_PUSH_PRIVATE_KEY=${privateKey}
GROTTO_PUSH_CONTACT=mailto:you@example.org`)

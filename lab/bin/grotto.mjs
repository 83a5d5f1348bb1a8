#!/usr/bin/env node
// `npx grotto …`: through the launcher, so that it works on a machine where nothing was set up yet.
process.argv.splice(2, 0, 'grotto')
await import('../../tools/launch.mjs')

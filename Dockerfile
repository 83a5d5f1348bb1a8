# syntax=docker/dockerfile:1.7-labs
# Grotto in a container: the page is built once, the server runs its TypeScript as it stands.
FROM node:24-slim AS page
WORKDIR /grotto
COPY . .
RUN npm ci --ignore-scripts --no-audit --no-fund && npm run build

FROM node:24-slim
ENV NODE_ENV=production GROTTO_DATA=/data GROTTO_PORT=8600
WORKDIR /grotto
COPY --from=page --exclude=node_modules --exclude=**/node_modules /grotto ./
RUN npm ci --ignore-scripts --omit=dev --no-audit --no-fund && npm cache clean --force \
  && mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8600
HEALTHCHECK --interval=30s --timeout=3s \
  CMD node -e "fetch('http://127.0.0.1:8600/readyz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
# No shell in between: the server hears SIGTERM itself and stops gracefully.
CMD ["node", "server/src/main.ts"]

FROM node:26.10.0-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --no-progress --loglevel=error
RUN for part in api apps/storefront apps/backoffice; do (cd $part && node --run build) || exit 1; done
RUN node --input-type=module -e "import { precompressApps } from './api/web/precompress.ts'; await precompressApps('apps')"

FROM node:26.10.0-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production WEB_FOLDER=/app/apps DATA_DIR=/data IMPORT_FOLDER=/data/imports NPM_CONFIG_LOGS_MAX=0
COPY . .
# What is optional is a Postgres, a Node and native build tools: the image has its own or needs none.
RUN npm ci --omit=dev --omit=optional --ignore-scripts --no-progress --loglevel=error && npm cache clean --force
COPY --from=build /app/api/dist api/dist
COPY --from=build /app/apps/storefront/dist apps/storefront/dist
COPY --from=build /app/apps/backoffice/dist apps/backoffice/dist
RUN mkdir /data && chown node:node /data
USER node
EXPOSE 3000
CMD ["node", "api/dist/main.js"]

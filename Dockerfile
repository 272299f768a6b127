FROM node:24.21.0-bookworm-slim AS apps
WORKDIR /app
COPY . .
RUN npm ci --no-progress --loglevel=error
RUN cd apps/storefront && node --run build && cd ../backoffice && node --run build

FROM node:24.21.0-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production WEB_FOLDER=/app/apps
COPY . .
# What is optional is a Postgres, a Node and native build tools: the image has its own or needs none.
RUN npm ci --omit=dev --omit=optional --ignore-scripts --no-progress --loglevel=error && npm cache clean --force
COPY --from=apps /app/apps/storefront/dist apps/storefront/dist
COPY --from=apps /app/apps/backoffice/dist apps/backoffice/dist
RUN mkdir /data && chown node:node /data
USER node
EXPOSE 3000
CMD ["node", "api/main.ts"]

# Two stages: one builds with every package, the other holds what a shop needs to run.
FROM node:22-bookworm-slim AS build
WORKDIR /izlog
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm ci --omit=dev --no-audit --no-fund

FROM node:22-bookworm-slim
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data \
    MALLOC_ARENA_MAX=2
WORKDIR /izlog
COPY --from=build /izlog/package.json ./
COPY --from=build /izlog/node_modules node_modules
COPY --from=build /izlog/presets presets
COPY --from=build /izlog/patterns patterns
COPY --from=build /izlog/dist dist
# `npm run user` and the other commands, which the shop and its guides name.
COPY --from=build /izlog/tools/start.mjs tools/
COPY --from=build /izlog/tools/lib/setup.mjs /izlog/tools/lib/once.mjs tools/lib/
RUN install -d -o node -g node -m 700 /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Commands are arguments: `docker run … izlog user create ana@example.hr`.
ENTRYPOINT ["node", "--max-semi-space-size=8", "dist/server/main.js"]

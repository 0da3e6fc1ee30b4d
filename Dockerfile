# An image of the built server; docs/deploy.md#in-a-container says how to run it.
FROM node:24-slim AS build
WORKDIR /beckon
COPY . .
RUN npm ci --no-audit --no-fund && npm run build
# What the built programs load from packages while they run.
RUN npm ci --no-audit --no-fund --omit=dev --omit=optional -w apps/server -w packages/templates

FROM node:24-slim
WORKDIR /beckon
COPY --from=build /beckon/package.json ./
COPY --from=build /beckon/apps/consent/dist apps/consent/dist
COPY --from=build /beckon/apps/content-site/dist apps/content-site/dist
COPY --from=build /beckon/apps/dashboard/dist apps/dashboard/dist
COPY --from=build /beckon/apps/server/dist apps/server/dist
COPY --from=build /beckon/apps/widget/dist apps/widget/dist
COPY --from=build /beckon/demos demos
COPY --from=build /beckon/integrations integrations
COPY --from=build /beckon/packages packages
COPY --from=build /beckon/node_modules node_modules
RUN mkdir /data && chown node: /data
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data SEED_DEMO=0
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=30s CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The flags of `npm start`: tools/build/run-server.mjs says why.
CMD ["node", "--disable-warning=ExperimentalWarning", "--max-semi-space-size=16", "--heap-growing-percent=50", "--no-allocation-site-pretenuring", "apps/server/dist/main.js"]

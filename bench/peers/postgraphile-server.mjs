// PostGraphile over the product's own tables, in whose transactions the session is looked up as in the product's.

import { createServer } from "node:http";
import { grafserv } from "grafserv/node";
import { postgraphile } from "postgraphile";
import * as pgAdaptor from "postgraphile/adaptors/pg";
import { PostGraphileAmberPreset } from "postgraphile/presets/amber";
import { beginFor, end, pool, tokenOf } from "./guarded-client.mjs";
import { serveHttp } from "./serve.mjs";

/** Instead of settings, which the product's row policies do not believe, each transaction is begun for the token. */
const adaptor = {
  ...pgAdaptor,
  createWithPgClient: () => async (settings, act) => {
    if (settings?.token === undefined) return await pgAdaptor.makePgAdaptorWithPgClient(pool)(null, act);
    const client = await beginFor(settings.token);
    try {
      return await pgAdaptor.makeWithPgClientViaPgClientAlreadyInTransaction(client, true)(null, act);
    } finally {
      await end(client);
    }
  },
};

const server = postgraphile({
  extends: [PostGraphileAmberPreset],
  // It would leave out relations by more columns than their index has.
  disablePlugins: ["PgIndexBehaviorsPlugin"],
  pgServices: [{ ...pgAdaptor.makePgService({ pool, schemas: ["public"] }), adaptor }],
  schema: { defaultBehavior: "+orderBy +filterBy" },
  grafserv: { graphiql: false, watch: false },
  grafast: {
    explain: false,
    context: ({ node }) => ({ pgSettings: { token: tokenOf(node?.req?.headers?.authorization) } }),
  },
}).createServ(grafserv);

const http = createServer();
await server.addTo(http);
await server.ready();
await serveHttp(http);

// For a peer in a process of its own: says where it serves, and ends when the bench lets go or is gone.

import { once } from "node:events";
import { createServer } from "node:http";
import { pool } from "./guarded-client.mjs";

export async function serve(listener) {
  const http = createServer(listener);
  return await serveHttp(http);
}

export async function serveHttp(http) {
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
  process.send?.(`http://127.0.0.1:${http.address().port}`);
  process.on("disconnect", async () => {
    http.close();
    http.closeAllConnections();
    await pool.end();
    process.exit(0);
  });
}

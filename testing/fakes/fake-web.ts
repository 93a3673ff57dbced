// A web server on a free port whose address is known before its routes are made, for ports that sign their own links.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Fastify, { type FastifyInstance } from "fastify";

export type FakeWeb = { publicUrl: string; stop(): Promise<void> };

export async function startFakeWeb(
  register: (fastify: FastifyInstance, publicUrl: string) => Promise<void>,
): Promise<FakeWeb> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const publicUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fastify = Fastify({
    serverFactory: (handler) => server.on("request", handler),
  });
  await register(fastify, publicUrl);
  await fastify.ready();
  return {
    publicUrl,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}

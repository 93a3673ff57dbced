// Mounts the local store's links on the web server.
import type { FastifyInstance } from "fastify";
import type { LocalFiles } from "./local-files.ts";

/** In a scope of its own, where bodies stay unread streams and answers are written by the store itself. */
export async function registerLocalFiles(fastify: FastifyInstance, files: LocalFiles): Promise<void> {
  await fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, _payload, done) => done(null));
    scope.put(`${files.mountPath}*`, { bodyLimit: Number.MAX_SAFE_INTEGER }, async (request, reply) => {
      reply.hijack();
      await files.handleUpload(request.raw, reply.raw);
    });
    scope.get(`${files.mountPath}*`, async (request, reply) => {
      reply.hijack();
      await files.handleDownload(request.raw, reply.raw);
    });
  });
}

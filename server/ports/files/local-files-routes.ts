// Mounts the local store's links on the web server.
import type { FastifyInstance, FastifyReply } from "fastify";
import type { LocalFiles } from "./local-files.ts";

/** In a scope of its own, where bodies stay unread streams and answers are written by the store itself. */
export async function registerLocalFiles(fastify: FastifyInstance, files: LocalFiles): Promise<void> {
  await fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, _payload, done) => done(null));
    scope.put(`${files.mountPath}*`, { bodyLimit: Number.MAX_SAFE_INTEGER }, async (request, reply) => {
      await files.handleUpload(request.raw, takenOver(reply));
    });
    scope.get(`${files.mountPath}*`, async (request, reply) => {
      await files.handleDownload(request.raw, takenOver(reply));
    });
  });
}

/** The store writes its answer itself; what every answer carries has been said by then, and its own words come over it. */
function takenOver(reply: FastifyReply): FastifyReply["raw"] {
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  reply.hijack();
  return reply.raw;
}

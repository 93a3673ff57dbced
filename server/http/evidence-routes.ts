// Evidence over HTTP: a pack behind its link, streamed as a zip, and what anybody needs to check one.

import type { FastifyInstance } from "fastify";
import type { App } from "../app.ts";
import { evidenceSigner } from "../evidence-key.ts";
import { type EvidenceLink, openEvidence, VERIFIER_FILES } from "../modules/documents/evidence/public.ts";
import { attachmentDisposition } from "../ports/files/content-disposition.ts";
import { type ZipPart, zipFile } from "../spreadsheets/zip-file.ts";

export function registerEvidence(fastify: FastifyInstance, app: App): void {
  fastify.get<{ Params: Pick<EvidenceLink, "id">; Querystring: Partial<Omit<EvidenceLink, "id">> }>(
    "/evidence/packs/:id",
    async ({ params: { id }, query: { ends, signature } }, reply) => {
      const pack = await openEvidence(app, { id, ends: String(ends), signature: String(signature) });
      if (pack === undefined)
        return reply.code(403).type("text/plain").send("This link is not valid or has ended.");
      return reply
        .type("application/zip")
        .header("cache-control", "no-store")
        .header("content-disposition", attachmentDisposition(pack.fileName))
        .send(zipFile(contentsOf(app, pack.files)));
    },
  );
  fastify.get("/evidence/key.json", async (_request, reply) => {
    const { fingerprint, spki } = evidenceSigner(app);
    return reply.header("cache-control", "no-cache").send({ fingerprint, spki });
  });
  for (const { name, type, bytes } of VERIFIER_FILES)
    fastify.get(`/evidence/${name}`, async (_request, reply) =>
      reply
        .type(type)
        .header("cache-control", "no-cache")
        .header("content-disposition", attachmentDisposition(name))
        .send(bytes),
    );
}

type Packed = NonNullable<Awaited<ReturnType<typeof openEvidence>>>["files"];

/** One after the other, each opened when its turn has come. */
async function* contentsOf(app: App, files: Packed): AsyncGenerator<ZipPart> {
  for (const file of files)
    yield {
      path: file.name,
      content: "text" in file ? file.text : await app.ports.files.read(file.storageKey),
      isPacked: true,
    };
}

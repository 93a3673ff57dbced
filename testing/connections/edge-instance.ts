// A server in a process of its own that anybody may try to end: node testing/connections/edge-instance.ts '{"ownerUrl": …}'.

import { subscribe } from "node:diagnostics_channel";
import type { Server } from "node:http";
import type { Duplex } from "node:stream";
import type { FastifyInstance } from "fastify";
import type { Errand } from "../../server/http/connections-corpus.ts";
import type { FilesPort } from "../../server/ports/files/files-port.ts";
import { startServer } from "../../server/start-server.ts";
import { md5Of } from "../uploads.ts";
import { testSettings } from "../world.ts";

export type EdgeOrder = {
  ownerUrl: string;
  folder: string;
  clientFolder: string;
  environment: Record<string, string>;
  /** Broken on purpose: refused upgrades are left alone, without a listener for what goes wrong. */
  isUpgradeUnguarded?: boolean;
};

const UPLOAD_BYTES = 1_000_000;

/** What it says when it serves: where, and every errand that its own routes answer. */
export type EdgeReport = { url: string; errands: readonly Errand[] };

const order: EdgeOrder = JSON.parse(process.argv[2] ?? "{}");
const errands: Errand[] = [];
let http: Server | undefined;
subscribe("fastify.initialization", (message) => {
  const { fastify } = message as { fastify: FastifyInstance };
  http = fastify.server;
  fastify.addHook("onRoute", ({ method, url }) => {
    for (const each of [method].flat()) errands.push(errandOf(each, url));
  });
});

const { app, url } = await startServer({
  settings: await testSettings(order.folder, order.environment),
  ownerUrl: order.ownerUrl,
  clientFolder: order.clientFolder,
  logLevel: "silent",
});
if (order.isUpgradeUnguarded === true)
  http?.on("upgrade", (_request, socket: Duplex) => {
    for (const event of ["error", "finish"]) socket.removeAllListeners(event);
  });

process.on("disconnect", () => process.exit(0));
process.on("message", () => reportRelease());
process.send?.({ url, errands: [...errands, ...(await fileErrands(app.ports.files))] } satisfies EdgeReport);

function errandOf(method: string, route: string): Errand {
  const path = route.replace(/:\w+/g, "x").replace("*", "x/y");
  const hasBody = method !== "GET" && method !== "HEAD";
  return {
    method,
    path,
    ...(hasBody ? { headers: { "content-type": "application/json" }, bodyLength: 4_000 } : {}),
  };
}

/** Links that are signed as for an honest upload and download; the file is larger than what sockets hold on the way. */
async function fileErrands(files: FilesPort): Promise<Errand[]> {
  const bytes = Buffer.alloc(12_000_000, 7);
  const contentType = "application/pdf";
  const named = { contentType, fileName: "contract.pdf", expiresInSeconds: 300 };
  await files.put("edge/stored", { contentType, fileName: named.fileName, bytes });
  const download = await files.presignDownload({ key: "edge/stored", ...named });
  const upload = await files.presignUpload({
    key: "edge/sent",
    ...named,
    contentMd5: md5Of(bytes),
    contentLength: UPLOAD_BYTES,
  });
  return [
    { method: "GET", path: pathOf(download) },
    { method: "PUT", path: pathOf(upload.url), headers: upload.headers, bodyLength: UPLOAD_BYTES },
  ];
}

function pathOf(link: string): string {
  const { pathname, search } = new URL(link);
  return `${pathname}${search}`;
}

/** Told once no connection is left, whoever has closed it. */
function reportRelease(): void {
  http?.getConnections((_err, count) => {
    if (count === 0) process.send?.("let go");
    else setTimeout(reportRelease, 50);
  });
}

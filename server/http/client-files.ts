// Serves the built client from memory: assets for ever, the shell never from a cache, and what is missing as a real 404.

import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type Encoding, takesEncoding } from "./encodings.ts";
import { firstViewFinder } from "./first-views.ts";

const TYPES: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};
const COMPRESSED = new Set([".css", ".html", ".js", ".json", ".svg", ".txt"]);
/** Beyond this a higher level keeps the first visitor waiting for a few bytes. */
const BROTLI_LEVEL = 9;
const PACKERS: Record<Encoding, (plain: Buffer) => Promise<Buffer>> = {
  br: (plain) =>
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL } }),
  gzip: promisify(gzip),
};
const TAG_LENGTH = 27;

/** `tag` is the same as long as the contents are; `packed` is undefined for what is compressed as it is. */
type ClientFile = {
  type: string;
  tag: string;
  plain: Buffer;
  packed: ((encoding: Encoding) => Promise<Buffer>) | undefined;
};

/** `folder` is the client's build; without one, pages answer that the client has not been built. */
export function registerClientFiles(fastify: FastifyInstance, folder: string): void {
  const files = readFiles(folder);
  const shell = files.get("/index.html");
  const pageFor = shell === undefined ? () => undefined : shellsOf(shell, folder);

  fastify.get("/*", async (request, reply) => {
    const path = request.url.split("?")[0] ?? "/";
    const file = path === "/index.html" ? undefined : files.get(path);
    if (file !== undefined) return send(request, reply, file, cachingOf(path));
    // A missing script answered with the shell would be a syntax error in every browser that asks for it.
    if (path.startsWith("/assets/") || namesFile(path)) return missing(reply);
    if (shell === undefined)
      return reply.code(503).type("text/plain").send("The client has not been built: run npm start.");
    const page = pageFor(path);
    // The client says that there is no such page; machines are shown by the status.
    return send(request, page === undefined ? reply.code(404) : reply, page ?? shell, "no-cache");
  });
}

/** No path of the client has a dot in its parts. */
function namesFile(path: string): boolean {
  return path.split("/").some((part) => part.includes("."));
}

function readFiles(folder: string): Map<string, ClientFile> {
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    isServed(folder, name),
  );
  return new Map(names.map((name) => [`/${name.split(sep).join("/")}`, readFile(join(folder, name))]));
}

/** What the build writes for its own use, in folders that begin with a dot, is not for browsers. */
function isServed(folder: string, name: string): boolean {
  const isHidden = relative(".", name)
    .split(sep)
    .some((part) => part.startsWith("."));
  return !isHidden && statSync(join(folder, name)).isFile();
}

function readFile(path: string): ClientFile {
  return clientFile(readFileSync(path), extname(path));
}

function clientFile(plain: Buffer, extension: string): ClientFile {
  const packed = COMPRESSED.has(extension) ? packerOf(plain) : undefined;
  const tag = createHash("sha256").update(plain).digest("base64url").slice(0, TAG_LENGTH);
  return { type: TYPES[extension] ?? "application/octet-stream", tag, plain, packed };
}

/** Packed when first asked for, and kept: doing it for all files took longer than the rest of a start. */
function packerOf(plain: Buffer): (encoding: Encoding) => Promise<Buffer> {
  const kept: Partial<Record<Encoding, Promise<Buffer>>> = {};
  return (encoding) => {
    kept[encoding] ??= PACKERS[encoding](plain);
    return kept[encoding];
  };
}

/** The shell as each address of the client gets it: with the scripts named that its first view needs. */
function shellsOf(shell: ClientFile, folder: string): (path: string) => ClientFile | undefined {
  return firstViewFinder(folder, (scripts) =>
    scripts.length === 0
      ? shell
      : clientFile(Buffer.from(withScripts(shell.plain.toString(), scripts)), ".html"),
  );
}

function withScripts(page: string, scripts: readonly string[]): string {
  const links = scripts.map((script) => `<link rel="modulepreload" crossorigin href="${script}">`);
  return page.replace("</head>", () => `${links.join("")}</head>`);
}

function cachingOf(path: string): string {
  return path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  file: ClientFile,
  caching: string,
): Promise<FastifyReply> {
  void reply.header("cache-control", caching).header("vary", "accept-encoding").type(file.type);
  const encoding = file.packed && ENCODINGS.find((each) => takesEncoding(request.headers, each));
  // Each form is a thing of its own to a cache.
  const tag = `"${file.tag}${encoding === undefined ? "" : `-${encoding}`}"`;
  void reply.header("etag", tag);
  if (reply.statusCode === 200 && knows(request, tag)) return reply.code(304).send();
  if (encoding === undefined) return reply.send(file.plain);
  const packed = await file.packed?.(encoding);
  return reply.header("content-encoding", encoding).send(packed);
}

const ENCODINGS: readonly Encoding[] = ["br", "gzip"];

/** A cache on the way may have made the tag a weak one. */
function knows(request: FastifyRequest, tag: string): boolean {
  const known = String(request.headers["if-none-match"] ?? "").split(",");
  return known.some((each) => each.trim().replace(/^W\//, "") === tag);
}

function missing(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header("cache-control", "no-store")
    .type("text/plain")
    .send("There is no such file.");
}

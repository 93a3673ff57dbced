// An S3 store in memory, as strict as the real one about what was signed, on a free port of this machine.
import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Clock } from "../../server/ports/clock/clock-port.ts";
import { type S3Credentials, signatureFault } from "./s3-signature.ts";

type StoredObject = { bytes: Buffer; contentType: string; disposition: string | undefined };
type FakeReply = { status: number; code?: string; headers?: Record<string, string>; bytes?: Buffer };

export type FakeS3 = S3Credentials & {
  endpoint: string;
  bucket: string;
  /** What lies in the bucket, for tests that look behind the port. */
  keys(): string[];
  /** While set, every call is answered with this status. */
  failWith(status: number | undefined): void;
  stop(): Promise<void>;
};

const REGION = "ap-southeast-2";
const BUCKET = "bondline-files";

/** Links expire by `clock`. */
export async function startFakeS3(clock: Clock): Promise<FakeS3> {
  const credentials = {
    region: REGION,
    accessKeyId: "DOUBLEKEY",
    secretAccessKey: "fake-secret-of-the-store",
  };
  const objects = new Map<string, StoredObject>();
  let failure: number | undefined;
  const server = createServer((request, response) => {
    const answering =
      failure === undefined ? answer(request) : Promise.resolve({ status: failure, code: "SlowDown" });
    answering.then(
      (made) => send(request, response, made),
      () => response.destroy(),
    );
  });

  async function answer(request: IncomingMessage): Promise<FakeReply> {
    const fault = signatureFault(request, credentials, clock);
    if (fault !== undefined) {
      request.resume();
      return { status: 403, code: fault };
    }
    return act(objects, request, await bodyOf(request));
  }

  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    ...credentials,
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bucket: BUCKET,
    keys: () => [...objects.keys()].sort(),
    failWith(status) {
      failure = status;
    },
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}

function act(objects: Map<string, StoredObject>, request: IncomingMessage, bytes: Buffer): FakeReply {
  const url = new URL(request.url ?? "/", "http://fake");
  const key = decodeURIComponent(url.pathname.slice(`/${BUCKET}/`.length));
  if (key === "" && request.method === "HEAD") return { status: 200 };
  if (request.method === "PUT") return put(objects, key, { request, bytes });
  if (request.method === "DELETE") {
    objects.delete(key);
    return { status: 204 };
  }
  const found = objects.get(key);
  if (found === undefined) return { status: 404, code: "NoSuchKey" };
  return { status: 200, headers: headersOf(found, url.searchParams), bytes: found.bytes };
}

function put(
  objects: Map<string, StoredObject>,
  key: string,
  { request, bytes }: { request: IncomingMessage; bytes: Buffer },
): FakeReply {
  if (request.headers["if-none-match"] === "*" && objects.has(key)) {
    return { status: 412, code: "PreconditionFailed" };
  }
  const source = request.headers["x-amz-copy-source"];
  if (typeof source === "string") return copy(objects, key, source);
  if (request.headers["content-length"] === undefined) return { status: 411, code: "MissingContentLength" };
  const md5 = request.headers["content-md5"];
  if (md5 !== undefined && createHash("md5").update(bytes).digest("base64") !== md5) {
    return { status: 400, code: "BadDigest" };
  }
  objects.set(key, {
    bytes,
    contentType: request.headers["content-type"] ?? "binary/octet-stream",
    disposition: request.headers["content-disposition"],
  });
  return { status: 200, headers: { etag: etagOf(bytes) } };
}

function copy(objects: Map<string, StoredObject>, key: string, source: string): FakeReply {
  const from = objects.get(decodeURIComponent(source).replace(/^\//, "").slice(`${BUCKET}/`.length));
  if (from === undefined) return { status: 404, code: "NoSuchKey" };
  objects.set(key, from);
  const body = `<CopyObjectResult><ETag>${etagOf(from.bytes)}</ETag></CopyObjectResult>`;
  return { status: 200, headers: { "content-type": "application/xml" }, bytes: Buffer.from(body) };
}

function headersOf(found: StoredObject, query: URLSearchParams): Record<string, string> {
  const disposition = query.get("response-content-disposition") ?? found.disposition;
  const cacheControl = query.get("response-cache-control");
  return {
    "content-type": query.get("response-content-type") ?? found.contentType,
    "content-length": String(found.bytes.length),
    etag: etagOf(found.bytes),
    ...(disposition === undefined ? {} : { "content-disposition": disposition }),
    ...(cacheControl === null ? {} : { "cache-control": cacheControl }),
  };
}

function etagOf(bytes: Buffer): string {
  return `"${createHash("md5").update(bytes).digest("hex")}"`;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, code, headers, bytes }: FakeReply,
): void {
  response.writeHead(status, {
    ...(code === undefined ? {} : { "content-type": "application/xml" }),
    ...headers,
  });
  const body = code === undefined ? bytes : Buffer.from(`<Error><Code>${code}</Code></Error>`);
  response.end(request.method === "HEAD" ? undefined : body);
}

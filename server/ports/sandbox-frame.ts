// What the pages of embedded services share: their frame, their style, their headers, and how their forms are read. Plain HTML that works without scripts.

import { readFile } from "node:fs/promises";
import { escapeHtml } from "@bondline/domain/escape-html.ts";
import type { FastifyInstance } from "fastify";

const STYLE_PATH = "/sandbox/style.css";
const FORM_BYTES_MAX = 4_096;

export const SANDBOX_PAGE_HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy":
    "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
} as const;

export async function registerSandboxStyle(fastify: FastifyInstance): Promise<void> {
  const style = await readFile(new URL("sandbox-page.css", import.meta.url));
  fastify.get(STYLE_PATH, async (_request, reply) =>
    reply.headers({ "content-type": "text/css; charset=utf-8", "cache-control": "no-cache" }).send(style),
  );
}

export function takeSandboxForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: FORM_BYTES_MAX },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

type Frame = { service: string; foot: string; title: string; body: string };

export function sandboxFrame({ service, foot, title, body }: Frame): string {
  return `<!doctype html>
<html lang="en-AU">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex">
    <title>${escapeHtml(title)} · ${service}</title>
    <link rel="icon" href="/icon.svg">
    <link rel="stylesheet" href="${STYLE_PATH}">
  </head>
  <body>
    <header>
      <svg class="mark" viewBox="0 0 22 22" width="22" height="22" aria-hidden="true"><rect class="mark-tile" width="22" height="22" rx="6"/><path class="mark-line" d="M7 7h6a2 2 0 0 1 0 4H7m0 0v4h5M7 7v4m6 0h3" fill="none" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/></svg>
      <span class="name">${service}</span>
      <span class="badge">Test mode</span>
    </header>
    <main>${body}</main>
    <footer>${foot}</footer>
  </body>
</html>
`;
}

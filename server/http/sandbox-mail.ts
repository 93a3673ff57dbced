// The mail of the sandbox, readable in development only: a list as JSON and as a plain page, and every message as it would look.

import { escapeHtml } from "@bondline/domain/escape-html.ts";
import type { FastifyInstance } from "fastify";
import type { App } from "../app.ts";
import { mailExamples } from "../mail-messages/mail-template.ts";
import { readSandboxMail, type SandboxMail } from "../modules/records/mail/outbox.ts";
import { runTransaction } from "../transaction/transaction.ts";

/** Whose mail is asked for: an address, or everybody's. */
type Asked = { to?: string };
const QUERY = { schema: { querystring: { type: "object", properties: { to: { type: "string" } } } } };

export function registerSandboxMail(fastify: FastifyInstance, app: App): void {
  const recent = ({ to }: Asked) =>
    runTransaction(app, { system: "Sandbox" }, (tx) => readSandboxMail(tx, to ?? null));

  fastify.get<{ Querystring: Asked }>("/sandbox/messages.json", QUERY, async ({ query }, reply) =>
    reply.header("cache-control", "no-store").send(await recent(query)),
  );
  fastify.get("/sandbox/mail-previews.json", async (_request, reply) =>
    reply.header("cache-control", "no-store").send(previews()),
  );
  fastify.get("/sandbox/messages.css", async (_request, reply) =>
    reply.type("text/css; charset=utf-8").send(STYLE),
  );
  fastify.get<{ Querystring: Asked }>("/sandbox/messages", QUERY, async ({ query }, reply) =>
    reply
      .header("cache-control", "no-store")
      .type("text/html; charset=utf-8")
      .send(page(await recent(query))),
  );
}

/** Every message that the product sends, as people of the cast would get it: for the gallery at /dev/kit. */
function previews(): object[] {
  return mailExamples().map(({ template, when, compose, input }) => ({
    template,
    when,
    content: compose(input),
  }));
}

function page(messages: readonly SandboxMail[]): string {
  const list = messages.map(message).join("") || "<p>No message has been sent yet.</p>";
  return `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sandbox messages</title><link rel="icon" href="/icon.svg"><link rel="stylesheet" href="/sandbox/messages.css"></head>
<body><main><h1>Sandbox messages</h1><p>What Bondline would have emailed, newest first. This page exists in development only.</p>${list}</main></body></html>`;
}

function message({ toAddresses, subject, text, status, createdAt, attached }: SandboxMail): string {
  const files = attached.map((line) => `<p>Attached: ${escapeHtml(line)}</p>`).join("");
  return `<article><h2>${escapeHtml(subject)}</h2><p>To ${escapeHtml(toAddresses.join(", "))} · ${momentText(createdAt)} · ${escapeHtml(status.toLowerCase())}</p><pre>${withLinks(text)}</pre>${files}</article>`;
}

/** To the minute, in UTC as the log has it. */
function momentText(instant: string): string {
  return escapeHtml(`${instant.slice(0, 16).replace("T", " ")} UTC`);
}

function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join("")
    .replaceAll("<br>", "\n");
}

const STYLE = `
:root { color-scheme: light dark; --canvas: #f6f6f4; --surface: #ffffff; --ink: #16181d; --ink-2: #4c515c; --line: #e4e4df; --accent: #0a5f48; }
@media (prefers-color-scheme: dark) { :root { --canvas: #0f1113; --surface: #16191c; --ink: #eef0f1; --ink-2: #b3b9be; --line: #262b30; --accent: #6fd3b1; } }
body { margin: 0; background: var(--canvas); color: var(--ink); font: 14px/20px system-ui, sans-serif; }
main { max-width: 760px; margin: 0 auto; padding: 32px 16px; }
h1 { font-size: 20px; line-height: 28px; }
p { color: var(--ink-2); }
article { background: var(--surface); border: 1px solid var(--line); border-radius: 12px; padding: 16px 20px; margin: 16px 0; }
h2 { font-size: 16px; line-height: 24px; margin: 0; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: 12px 0 0; }
a { color: var(--accent); }
`;

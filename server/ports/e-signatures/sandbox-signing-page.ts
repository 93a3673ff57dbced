// The sandbox's signing page: plain HTML that works without scripts.

import { escapeHtml } from "@bondline/domain/escape-html.ts";
import { sandboxFrame } from "../sandbox-frame.ts";
import type { SandboxEnvelope, SandboxRecipient } from "./sandbox-envelope.ts";
import { isTurnOf, SANDBOX_PATH, SANDBOX_SERVICE } from "./sandbox-envelopes.ts";

export type SigningPage = {
  envelope: SandboxEnvelope;
  recipient: SandboxRecipient;
  /** What was typed, and what is wrong with it. */
  typed?: { name: string; reason: string; errors: { name?: string; reason?: string } };
};

const FOOT = "This page stands in for an e-signature service. What is signed here binds nobody.";

const frame = (title: string, body: string) =>
  sandboxFrame({ service: SANDBOX_SERVICE, foot: FOOT, title, body });

export function signingPage(input: SigningPage): string {
  const { envelope, recipient } = input;
  return frame(
    envelope.title,
    `<div class="columns">
      <section class="summary" aria-labelledby="title">
        <p class="label">For your signature</p>
        <h1 id="title" class="title">${escapeHtml(envelope.title)}</h1>
        <dl>
          <div><dt>Asked by</dt><dd>Bondline</dd></div>
          <div><dt>Signer</dt><dd>${escapeHtml(recipient.name)}</dd></div>
          <div><dt>Email</dt><dd>${escapeHtml(recipient.email)}</dd></div>
        </dl>
        <p><a href="${SANDBOX_PATH}/sign/${recipient.token}/file">Read the file</a></p>
      </section>
      <section class="panel">${panel(input)}</section>
    </div>`,
  );
}

export function missingSigningPage(): string {
  return frame(
    "Nothing to sign",
    `<section class="panel alone"><h1 class="heading">Nothing to sign</h1>
      <p>The link is incomplete, or what it led to was called off.</p></section>`,
  );
}

function panel(input: SigningPage): string {
  const { envelope, recipient } = input;
  if (isTurnOf(envelope, recipient)) return forms(input);
  if (recipient.signingStatus === "SIGNED")
    return outcome(envelope, {
      tone: "ok",
      state: "Signed",
      sentence: "Thank you. Nothing more is needed from you.",
    });
  if (recipient.signingStatus === "REJECTED")
    return outcome(envelope, { tone: "mute", state: "Refused", sentence: "You would not sign this." });
  if (envelope.status === "PENDING")
    return outcome(envelope, { tone: "mute", state: "Waiting", sentence: "Somebody else signs before you." });
  return outcome(envelope, {
    tone: "mute",
    state: "Closed",
    sentence: "This was called off. Nothing was signed here.",
  });
}

function forms({ recipient, typed }: SigningPage): string {
  const { name = recipient.name, reason = "", errors = {} } = typed ?? {};
  const action = `${SANDBOX_PATH}/sign/${recipient.token}`;
  const isRefusing = errors.reason !== undefined;
  return `<h2>Sign it</h2>
    <form method="post" action="${action}/sign" novalidate>
      ${field({ id: "name", label: "Your name as it is signed", value: name, error: errors.name })}
      <button type="submit" class="primary">Sign</button>
    </form>
    <details${isRefusing ? " open" : ""}>
      <summary>Refuse to sign</summary>
      <form method="post" action="${action}/refuse" novalidate>
        ${field({ id: "reason", label: "Reason", value: reason, error: errors.reason })}
        <button type="submit">Refuse</button>
      </form>
    </details>`;
}

type FieldInput = { id: string; label: string; value: string; error: string | undefined };

function field({ id, label, value, error }: FieldInput): string {
  const faulty = error === undefined ? "" : ` aria-invalid="true" aria-describedby="${id}-error"`;
  return `<div class="field">
      <label for="${id}">${label}</label>
      <input id="${id}" name="${id}" value="${escapeHtml(value)}" autocomplete="off" maxlength="200" required${faulty}>
      ${error === undefined ? "" : `<p class="error" id="${id}-error">${escapeHtml(error)}</p>`}
    </div>`;
}

type Outcome = { tone: "ok" | "mute"; state: string; sentence: string };

function outcome({ redirectUrl }: SandboxEnvelope, { tone, state, sentence }: Outcome): string {
  return `<p class="state ${tone}">${state}</p>
    <p>${sentence}</p>
    <p><a class="button primary" href="${escapeHtml(redirectUrl)}">Return to Bondline</a></p>`;
}

// The sandbox's own page, on which a person is verified: plain HTML that works without scripts.

import { escapeHtml } from "@bondline/domain/escape-html.ts";
import { sandboxFrame } from "../sandbox-frame.ts";
import { SANDBOX_OUTCOMES } from "./sandbox-outcomes.ts";
import type { SandboxVerification } from "./sandbox-verification.ts";
import { isOpen, SANDBOX_PATH, SANDBOX_SERVICE } from "./sandbox-verifications.ts";

export type HostedPage = { verification: SandboxVerification; returnUrl: string };

const FOOT = "This page stands in for an identity-verification service. No one is really verified here.";

const frame = (title: string, body: string) =>
  sandboxFrame({ service: SANDBOX_SERVICE, foot: FOOT, title, body });

export function hostedPage(page: HostedPage): string {
  const { person } = page.verification;
  const name = [person.givenNames, person.middleNames, person.surname].filter(Boolean).join(" ");
  return frame(
    "Verify your identity",
    `<div class="columns">
      <section class="summary" aria-labelledby="title">
        <p class="label">For Bondline</p>
        <h1 id="title">Verify your identity</h1>
        <dl>
          <div><dt>Name</dt><dd>${escapeHtml(name)}</dd></div>
          <div><dt>Email</dt><dd>${escapeHtml(person.email)}</dd></div>
          <div><dt>State</dt><dd>${escapeHtml(person.state)}</dd></div>
        </dl>
        ${surnames()}
      </section>
      <section class="panel">${isOpen(page.verification) ? forms(page) : over(page)}</section>
    </div>`,
  );
}

/** For a link that is none, or no longer one. */
export function missingHostedPage(): string {
  return frame(
    "This link has ended",
    `<section class="panel alone"><h1 class="heading">This link has ended</h1>
      <p>A link to this page works for 30 minutes. Go back to Bondline and continue from there.</p></section>`,
  );
}

function forms({ verification, returnUrl }: HostedPage): string {
  const { status, token } = verification;
  const isWaiting = status === "PENDING" || status === "MANUAL";
  const act = (verb: string, label: string, kind = "") =>
    `<form method="post" action="${SANDBOX_PATH}/verify/${verb}">
      <input type="hidden" name="verificationToken" value="${escapeHtml(token)}">
      <input type="hidden" name="returnUrl" value="${escapeHtml(returnUrl)}">
      <p><button type="submit"${kind}>${label}</button></p>
    </form>`;
  const sentence = isWaiting
    ? "What you gave is being looked at. Finish it here, as the service would."
    : "Confirm that these details are yours. The result depends on the last name.";
  return `<h2>${isWaiting ? "Waiting for a decision" : "Confirm your details"}</h2>
    <p>${sentence}</p>
    ${act("complete", isWaiting ? "Finish the verification" : "Confirm and finish", ' class="primary"')}
    ${act("lock-out", "Answer wrongly three times")}
    ${act("cancel", "Cancel")}`;
}

function over({ verification, returnUrl }: HostedPage): string {
  const isLocked = verification.status === "LOCKED_OUT";
  return `<p class="state ${isLocked ? "mute" : "ok"}">${isLocked ? "Locked out" : "Verified"}</p>
    <p>${isLocked ? "There were too many wrong answers." : "Nothing more is needed from you."}</p>
    <p><a class="button primary" href="${escapeHtml(returnUrl)}">Return to Bondline</a></p>`;
}

function surnames(): string {
  const rows = Object.entries(SANDBOX_OUTCOMES).map(
    ([name, { means }]) => `<tr><th scope="row">${name}</th><td>${escapeHtml(means)}</td></tr>`,
  );
  return `<details class="cards"><summary>Last names to try</summary><table>${rows.join("")}</table></details>`;
}

// An officer on the signing page of the e-signature sandbox, and a stranger who posts webhooks.

import { SECRET_HEADER } from "../server/ports/e-signatures/documenso-webhook.ts";
import type { World } from "./world.ts";

export async function signAt(signingUrl: string, name = "Sam Iyer"): Promise<Response> {
  return await send(`${signingUrl}/sign`, { name });
}

export async function refuseAt(signingUrl: string, reason: string): Promise<Response> {
  return await send(`${signingUrl}/refuse`, { reason });
}

async function send(url: string, fields: Record<string, string>): Promise<Response> {
  return await fetch(url, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
}

/** As the service would, with whatever is wrong about it; answers the status. */
export async function postEnvelopeNews(
  { app }: Pick<World, "app">,
  { body, secret }: { body: string; secret?: string | null },
): Promise<number> {
  const { eSignatures } = app.settings.ports;
  const known = eSignatures.kind === "none" ? "" : eSignatures.webhookSecret;
  const { status } = await fetch(`${app.settings.publicUrl}/webhooks/e-signatures`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(secret === null ? {} : { [SECRET_HEADER]: secret ?? known }),
    },
    body,
  });
  return status;
}

export function completedNews(externalId: unknown): string {
  return JSON.stringify({ event: "DOCUMENT_COMPLETED", payload: { externalId, status: "COMPLETED" } });
}

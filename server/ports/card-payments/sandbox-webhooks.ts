// The sandbox provider's webhooks: what is posted, and whether it was taken.
import { eventObject } from "./sandbox-objects.ts";
import type { SandboxEvent, SandboxPayment } from "./sandbox-payment.ts";
import { SIGNATURE_HEADER } from "./stripe-events.ts";

const ANSWER_MILLISECONDS_MAX = 10_000;

export function webhookBody(payment: SandboxPayment, event: SandboxEvent, publicUrl: string): Buffer {
  return Buffer.from(JSON.stringify(eventObject(payment, event, publicUrl)));
}

/** True when the receiver took it. Any answer but 2xx, and any failure to answer in time, is to be tried again. */
export async function postWebhook(url: string, rawBody: Buffer, signature: string): Promise<boolean> {
  try {
    const answer = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", [SIGNATURE_HEADER]: signature },
      body: new Uint8Array(rawBody),
      redirect: "manual",
      signal: AbortSignal.timeout(ANSWER_MILLISECONDS_MAX),
    });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    // Whatever went wrong between us and the receiver: it was not taken, which is the answer.
    return false;
  }
}

// A person on the page of the identity sandbox, and whoever posts callbacks.

import type { World } from "./world.ts";

/** Presses what the page offers: "complete", "lock-out" or "cancel". */
export async function pressAt(hostedUrl: string, verb = "complete"): Promise<Response> {
  const { origin, pathname, searchParams } = new URL(hostedUrl);
  return await fetch(`${origin}${pathname}/${verb}`, {
    method: "POST",
    body: new URLSearchParams(Object.fromEntries(searchParams)),
    redirect: "manual",
  });
}

/** Anybody may send one; answers the status. */
export async function postIdentityCallback({ url }: Pick<World, "url">, body: string): Promise<number> {
  const { status } = await fetch(`${url}/webhooks/identity-verification`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body,
  });
  return status;
}

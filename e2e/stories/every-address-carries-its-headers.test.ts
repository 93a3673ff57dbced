// Every address of the client, as it is built and served: its headers, and nothing in its page that they would forbid.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { headerFaults } from "../../testing/header-faults.ts";
import { paths } from "../../web/paths.ts";
import { type Product, startProduct } from "../product.ts";

let product: Product;
before(async () => {
  product = await startProduct();
});
after(() => product?.stop());

/** Stands in for whatever ids an address asks for; a tab is one of those that there are. */
const ANY_ID = new Proxy({}, { get: (_, name) => (name === "tab" ? "alerts" : "0f8fad5b") }) as never;
const addresses = Object.entries(paths).map(([name, make]) => ({
  name,
  path: (make as (ids: never) => string)(ANY_ID),
}));

test("each is a page with every header", async () => {
  assert.ok(addresses.length > 0);
  const faults: string[] = [];
  for (const { name, path } of addresses) {
    const answer = await fetch(`${product.url}${path}`);
    const isPage = answer.status === 200 && /^text\/html/.test(answer.headers.get("content-type") ?? "");
    if (!isPage) faults.push(`${name}: ${answer.status}`);
    faults.push(...headerFaults(answer, "development").map((fault) => `${name}: ${fault}`));
    await answer.body?.cancel();
  }
  assert.deepEqual(faults, []);
});

test("what is no address of the client is none here either", async () => {
  for (const path of ["/metrics", "/dev/kit", "/settings/0f8fad5b", "/documents/0f8fad5b"]) {
    const answer = await fetch(`${product.url}${path}`);
    assert.equal(answer.status, 404, path);
    assert.match(answer.headers.get("content-type") ?? "", /^text\/html/);
    await answer.body?.cancel();
  }
});

test("the page loads only what the server itself serves, and holds no script, style or handler of its own", async () => {
  const shell = await (await fetch(product.url)).text();
  assert.doesNotMatch(shell, /<script(?![^>]*\ssrc=)[^>]*>|<style|\sstyle=|\son\w+=/i);
  const loaded = [...shell.matchAll(/\s(?:src|href)="([^"]+)"/g)].map(([, address = ""]) => address);
  assert.ok(loaded.some((address) => address.endsWith(".js")));
  for (const address of loaded) {
    const answer = await fetch(new URL(address, product.url));
    assert.equal(new URL(answer.url).origin, new URL(product.url).origin, address);
    assert.equal(answer.status, 200, address);
    assert.deepEqual(headerFaults(answer, "development"), [], address);
  }
});

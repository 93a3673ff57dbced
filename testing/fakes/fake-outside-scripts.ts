// Two scripts as other companies serve them: a captcha that a click solves, and one that keeps what it is shown.

import type { FakeCaptcha } from "./fake-captcha.ts";
import { type FakeWeb, startFakeWeb } from "./fake-web.ts";

export async function startFakeScripts(captcha: FakeCaptcha): Promise<FakeWeb> {
  return await startFakeWeb(async (fastify) => {
    fastify.get("/captcha.js", async (_request, reply) => reply.type("text/javascript").send(CAPTCHA));
    fastify.get("/count.js", async (_request, reply) => reply.type("text/javascript").send(COUNT));
    fastify.get("/token", async (_request, reply) =>
      reply.header("access-control-allow-origin", "*").send(captcha.solve()),
    );
  });
}

/** Makes its name a while after it has loaded, as such scripts do. */
const CAPTCHA = `
const origin = new URL(document.currentScript.src).origin;
setTimeout(() => {
  window.humanCheck = {
    render(element, options) {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = "I am a person";
      button.onclick = async () => options.callback(await (await fetch(origin + "/token")).text());
      element.append(button);
    },
  };
}, 200);`;

const COUNT = "window.calls = []; window.countPages = (verb, facts) => window.calls.push([verb, facts]);";

// A captcha service on loopback, as strict as a real one: it knows our secret, and takes each token once.

import { startFakeWeb } from "./fake-web.ts";

/** `garbage` answers no JSON, `error` with 500, `silent` not at all, `elsewhere` that it was solved on another site. */
export type CaptchaMood = "honest" | "garbage" | "error" | "silent" | "elsewhere" | "redirects";

export type FakeCaptcha = {
  verifyUrl: string;
  secret: string;
  /** A token as a browser gets it for a solved captcha. */
  solve(): string;
  behave(mood: CaptchaMood): void;
  /** How often it was asked. */
  asked: number;
  stop(): Promise<void>;
};

export async function startFakeCaptcha(): Promise<FakeCaptcha> {
  const solved = new Set<string>();
  const held: { mood: CaptchaMood } = { mood: "honest" };
  const fake = { verifyUrl: "", secret: "a secret between the captcha and us", asked: 0 };
  const web = await startFakeWeb(async (fastify) => {
    fastify.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string" },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    fastify.post("/siteverify", async (request, reply) => {
      fake.asked += 1;
      const form = request.body as URLSearchParams;
      if (held.mood === "silent") return await new Promise(() => undefined);
      if (held.mood === "garbage") return reply.type("text/html").send("<html>");
      if (held.mood === "error") return reply.code(500).send({ success: true });
      if (held.mood === "redirects") return reply.redirect("/elsewhere", 307);
      if (form.get("secret") !== fake.secret)
        return { success: false, "error-codes": ["invalid-input-secret"] };
      if (!/^[\d.:a-f]+$/.test(form.get("remoteip") ?? "")) return { success: false };
      const isGood = solved.delete(form.get("response") ?? "");
      const hostname = held.mood === "elsewhere" ? "evil.example" : "127.0.0.1";
      return isGood
        ? { success: true, hostname }
        : { success: false, "error-codes": ["timeout-or-duplicate"] };
    });
    fastify.post("/elsewhere", async () => ({ success: true }));
  });
  return Object.assign(fake, {
    verifyUrl: `${web.publicUrl}/siteverify`,
    solve: () => {
      const token = `solved ${solved.size} ${fake.asked} ${Math.floor(performance.now() * 1000)}`;
      solved.add(token);
      return token;
    },
    behave: (mood: CaptchaMood) => {
      held.mood = mood;
    },
    stop: web.stop,
  });
}

// Asks a captcha service by the call that Turnstile, hCaptcha and reCAPTCHA share: POST siteverify.

import { askForJson } from "../ask-for-json.ts";
import type { PortLog } from "../port-log.ts";
import type { CaptchaSettings } from "../port-settings.ts";
import { CaptchaFault, type CaptchaPort } from "./captcha-port.ts";

export type SiteverifyOptions = Omit<CaptchaSettings, "kind"> & { publicUrl: string; log: PortLog };

const TOKEN_LENGTH_MAX = 4_096;

export function makeSiteverifyCaptcha(options: SiteverifyOptions): CaptchaPort {
  const { hostname } = new URL(options.publicUrl);
  return {
    isSolved: async (token, ipAddress) => {
      if (token === "" || token.length > TOKEN_LENGTH_MAX) return false;
      const verdict = await ask(options, token, ipAddress);
      if (verdict.success !== true) return false;
      // A token that was solved on another page was solved for somebody else.
      return verdict.hostname === undefined || verdict.hostname === hostname;
    },
  };
}

type Verdict = { success?: unknown; hostname?: unknown };

async function ask(
  { verifyUrl, secret, timeoutMilliseconds, log }: SiteverifyOptions,
  token: string,
  ipAddress: string,
): Promise<Verdict> {
  try {
    const verdict = await askForJson(verifyUrl, {
      method: "POST",
      body: new URLSearchParams({ secret, response: token, remoteip: ipAddress }),
      timeoutMilliseconds,
    });
    if (!("success" in verdict)) throw new Error("no verdict");
    return verdict;
  } catch (cause) {
    log.warn({ reason: cause instanceof Error ? cause.name : "unknown" }, "the captcha service failed");
    throw new CaptchaFault({ cause });
  }
}

// The captcha of the operator's choice, as a field of a form: its value is what the service gives for a solved one.

import { CAPTCHA_MESSAGE } from "@bondline/domain/people/accounts/captcha.ts";
import { useEffect, useId, useRef, useState } from "react";
import { type OutsideScript, useConfiguration } from "../../../app/configuration.ts";
import { reportThrown } from "../../../app/error-reporting.ts";
import { loadOutsideScript } from "../../../app/outside-script.ts";
import { FieldMessage } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { ACCOUNT_WORDS } from "./account-words.ts";

/** What Turnstile, hCaptcha and reCAPTCHA have in common. */
type CaptchaService = {
  render(
    element: HTMLElement,
    options: {
      sitekey: string;
      callback: (token: string) => void;
      "expired-callback": () => void;
      "error-callback": () => void;
    },
  ): unknown;
};

type CaptchaFieldProps = {
  readonly error: string | undefined;
  readonly onChange: (token: string) => void;
};

/** A form that needs one is validated by this; without a captcha nothing is missing. */
export function captchaMessage(captcha: OutsideScript | undefined, token: string): string | undefined {
  return captcha !== undefined && token === "" ? CAPTCHA_MESSAGE : undefined;
}

/** Give it a new `key` for another try: what was solved counts once. */
export function CaptchaField({ error, onChange }: CaptchaFieldProps) {
  const { captcha } = useConfiguration();
  const place = useRef<HTMLDivElement>(null);
  const messageId = useId();
  const [isMissing, setMissing] = useState(false);
  const latest = useRef(onChange);
  latest.current = onChange;

  useEffect(
    function showCaptcha() {
      const element = place.current;
      if (captcha === undefined || element === null) return;
      const held = { isGone: false };
      const report = (token: string) => {
        if (!held.isGone) latest.current(token);
      };
      loadOutsideScript(captcha)
        .then((service) => {
          if (held.isGone) return;
          // A box of its own for each drawing: a service draws into one box once.
          const box = document.createElement("div");
          element.replaceChildren(box);
          (service as CaptchaService).render(box, {
            sitekey: captcha.key,
            callback: report,
            "expired-callback": () => report(""),
            "error-callback": () => report(""),
          });
        })
        .catch((thrown: unknown) => {
          reportThrown("captcha", thrown);
          if (!held.isGone) setMissing(true);
        });
      return () => {
        held.isGone = true;
      };
    },
    [captcha],
  );

  if (captcha === undefined) return null;
  return (
    <fieldset aria-describedby={error === undefined ? undefined : messageId} className="min-w-0">
      <legend className="sr-only">{ACCOUNT_WORDS.captcha.label}</legend>
      {isMissing && (
        <Notice tone="warn" title={ACCOUNT_WORDS.captcha.missing}>
          {ACCOUNT_WORDS.captcha.missingSentence}
        </Notice>
      )}
      <div
        ref={place}
        tabIndex={-1}
        aria-invalid={error === undefined ? undefined : true}
        className="min-h-16 overflow-hidden rounded-control"
      />
      <FieldMessage id={messageId} error={error} />
    </fieldset>
  );
}

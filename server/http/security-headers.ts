// The headers that every answer carries: what a page may load, and that nobody may frame or sniff it.

import type { App } from "../app.ts";
import { originsOf } from "../outside-scripts.ts";

/** Sent with every answer, errors included. */
export function securityHeaders(app: App): Record<string, string> {
  const { errorReportingUrl, captchaScript, hooks } = app.settings;
  const reports = errorReportingUrl === undefined ? [] : [new URL(errorReportingUrl).origin];
  const scripts = originsOf([captchaScript, ...Object.values(hooks)]);
  const origins = [...app.ports.files.browserOrigins, ...reports, ...scripts];
  const sockets = app.settings.publicUrl.replace(/^http/, "ws");
  const policy = [
    "default-src 'none'",
    sources("script-src", ["'self'", ...scripts]),
    sources("style-src", ["'self'", ...scripts]),
    sources("img-src", ["'self'", "data:", "blob:", ...scripts]),
    sources("font-src", ["'self'", ...scripts]),
    sources("connect-src", ["'self'", sockets, ...origins]),
    sources("frame-src", ["'self'", "blob:", ...scripts]),
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    `form-action 'self'`,
    "frame-ancestors 'none'",
    "object-src 'none'",
    // Scripts of others load more of their own, in ways that know nothing of it.
    ...(scripts.length === 0 ? ["require-trusted-types-for 'script'"] : []),
    "report-uri /csp-reports",
  ].join("; ");
  return {
    "content-security-policy": policy,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
    ...(app.settings.mode === "production"
      ? { "strict-transport-security": "max-age=31536000; includeSubDomains" }
      : {}),
  };
}

function sources(directive: string, places: readonly string[]): string {
  return [directive, ...places].join(" ");
}

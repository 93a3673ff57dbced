// The headers that every answer carries: what a page may load, and that nobody may frame or sniff it.

import type { App } from "../app.ts";

/** Sent with every answer, errors included (SEC-44). */
export function securityHeaders(app: App): Record<string, string> {
  const origins = app.ports.files.browserOrigins.join(" ");
  const sockets = app.settings.publicUrl.replace(/^http/, "ws");
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${sockets} ${origins}`.trim(),
    "frame-src 'self' blob:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    `form-action 'self'`,
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
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

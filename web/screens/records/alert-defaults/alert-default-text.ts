// The alerts that an organisation begins with, each as a sentence.

import { alertInWords } from "@bondline/domain/records/alerts/alert.ts";
import { type AlertDefaults, firstAlerts } from "@bondline/domain/records/alerts/alert-default.ts";
import { ALERT_DEFAULT_WORDS as WORDS } from "./alert-default-words.ts";

export function alertLines(defaults: AlertDefaults): string[] {
  return firstAlerts(defaults).map(alertInWords);
}

export function alertText(defaults: AlertDefaults): string {
  const lines = alertLines(defaults);
  return lines.length === 0 ? WORDS.none : lines.join("\n");
}

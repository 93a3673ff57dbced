// Which tabs of the settings somebody is offered, by what they may do in the organisation.

import { paths } from "../../../paths.ts";
import { SETTINGS_WORDS as WORDS } from "./settings-words.ts";

export type SettingsTab = "organisation" | "alerts" | "metadata" | "billing";

type TabRule = { readonly tab: SettingsTab; readonly label: string; readonly needs: readonly string[] };

const UPDATE = "CAN_UPDATE_DETAILS";
const ALERTS = "CAN_MANAGE_ALERT_CONFIGURATIONS";
const BILLING = "CAN_VIEW_BILLING";

/** Any one of what is needed opens the tab; details and keys can be read by everybody who may do something here. */
const TABS: readonly TabRule[] = [
  { tab: "organisation", label: WORDS.organisation, needs: [UPDATE, ALERTS, BILLING] },
  { tab: "alerts", label: WORDS.alerts, needs: [ALERTS] },
  { tab: "metadata", label: WORDS.metadata, needs: [UPDATE, ALERTS, BILLING] },
  { tab: "billing", label: WORDS.billing, needs: [BILLING] },
];

export function settingsTabs(capabilities: readonly string[]) {
  return TABS.filter(({ needs }) => needs.some((each) => capabilities.includes(each))).map(
    ({ tab, label }) => ({ tab, label, href: paths.settingsTab({ tab }) }),
  );
}

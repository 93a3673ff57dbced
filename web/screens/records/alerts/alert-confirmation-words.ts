// Words of the page on which somebody agrees to get an organisation's alerts.

export const ALERT_CONFIRMATION_WORDS = {
  title: "Alerts by email",
  sentence: "An organisation at Bondline would like to send alerts to your address.",
  explained:
    "Alerts tell you before a guarantee or bond expires or is due back, and when a facility fills up. The email says who asked. We send you nothing unless you confirm.",
  confirm: "Confirm",
  doneTitle: "You will get these alerts",
  doneSentence: "You don't need to do anything else. The organisation can remove your address at any time.",
  invalidTitle: "This link does not work",
  failedTitle: "We couldn't confirm this",
} as const;

// Words of the page on which somebody agrees to get an organisation's alerts.

export const ALERT_CONFIRMATION_WORDS = {
  title: "Alerts by mail",
  sentence: "An organisation at Bondline would like to send alerts to your address.",
  explained:
    "They tell you before a guarantee or bond expires or is due back, and when a facility fills up. Your mail says who asks. Nothing is sent to you unless you confirm.",
  confirm: "Confirm",
  doneTitle: "You will get these alerts",
  doneSentence: "There is nothing else to do. Whoever asked can take your address off at any time.",
  invalidTitle: "This link does not work",
  failedTitle: "This could not be confirmed",
} as const;

// What other modules may know of alerts, beside the commands and the access.

export { deleteRecipientEverywhere, deleteRecipientsOfOrganisation } from "./alert-recipient-store.ts";
export { deleteAlertsOfOrganisation, takeAddressOutOfAlerts } from "./alert-store.ts";

// The whole schema: every module adds its types and fields to the builder when it is imported.

import "../modules/accounts/account-schema.ts";
import "../modules/accounts/account-mutations.ts";
import "../modules/accounts/profile-mutations.ts";
import "../modules/accounts/session-schema.ts";
import "../modules/accounts/two-step-schema.ts";
import "../modules/organisations/organisation-schema.ts";
import "../modules/organisations/organisation-mutations.ts";
import "../modules/members/member-schema.ts";
import "../modules/members/member-mutations.ts";
import "../modules/invitations/invitation-schema.ts";
import "../modules/invitations/invitation-mutations.ts";
import "../modules/organisations/organisation-settings-schema.ts";
import "../modules/alerts/alert-schema.ts";
import "../modules/alerts/alert-mutations.ts";
import "../modules/drafts/draft-schema.ts";
import "../modules/drafts/draft-queries.ts";
import "../modules/drafts/draft-mutations.ts";
import "../modules/drafts/draft-subscriptions.ts";
import "../modules/attachments/attachment-mutations.ts";
import "../modules/invoices/billing-schema.ts";
import "../modules/documents/document-schema.ts";
import "../modules/documents/document-subscriptions.ts";
import "../modules/history/history-schema.ts";
import "../modules/notifications/notification-schema.ts";
import { builder } from "./builder.ts";

export const schema = builder.toSchema();

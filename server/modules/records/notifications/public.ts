// What other modules may know of notifications, beside the commands.

export { NotificationRef } from "./notification-schema.ts";

-- An instance of an earlier version ends a handover and knows nothing of its reminder, while both run side by side.

alter table document_handover drop constraint handover_reminder;

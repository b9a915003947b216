-- admin and payments: what is only added to stays so in a session, too, that has switched ordinary triggers off.
ALTER TABLE "audit_log" ENABLE ALWAYS TRIGGER "audit_log_stays";--> statement-breakpoint
ALTER TABLE "ledger_entries" ENABLE ALWAYS TRIGGER "ledger_entries_stay";--> statement-breakpoint
ALTER TABLE "ledger_entries" ENABLE ALWAYS TRIGGER "ledger_entries_guard";--> statement-breakpoint
ALTER TABLE "refunds" ENABLE ALWAYS TRIGGER "refunds_guard";

ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_subscription_id_unique" UNIQUE("subscription_id");--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_subject_check" CHECK ("audit_log"."subject_kind" in ('user', 'post', 'comment', 'message', 'rating', 'contact', 'booking', 'category', 'setting', 'payment'));--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_subject_check" CHECK ("decisions"."subject_kind" in ('user', 'post', 'comment', 'message', 'rating'));--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_currency_check" CHECK ("ledger_entries"."currency" ~ '^[A-Z]{3}$');--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_currency_check" CHECK ("payments"."currency" ~ '^[A-Z]{3}$');--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_by_check" CHECK ("refunds"."by" in ('client', 'artist', 'admin', 'system'));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_attempts_check" CHECK ("refunds"."attempts" >= 0);--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_country_check" CHECK ("payout_accounts"."country" ~ '^[A-Z]{2}$');--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_tier_check" CHECK ("checkouts"."tier" in ('basic', 'premium'));--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_tier_check" CHECK ("subscriptions"."tier" in ('basic', 'premium'));--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_next_tier_check" CHECK ("subscriptions"."next_tier" in ('basic', 'premium'));
CREATE INDEX "users_created_idx" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "decisions_settled_appeals_idx" ON "decisions" USING btree ("appealed_at","id") WHERE "decisions"."appealed_at" is not null and "decisions"."settled_at" is not null;--> statement-breakpoint
CREATE INDEX "bookings_created_idx" ON "bookings" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payments_opened_idx" ON "payments" USING btree ("opened_at","id");--> statement-breakpoint
CREATE INDEX "posts_shown_from_idx" ON "posts" USING btree (coalesce("published_at", "taken_from", "shelved_from"),"id");--> statement-breakpoint
CREATE INDEX "reports_settled_idx" ON "reports" USING btree ("created_at","id") WHERE "reports"."status" <> 'open';--> statement-breakpoint
CREATE INDEX "reports_reporter_id_idx" ON "reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "reports_subject_idx" ON "reports" USING btree ("subject_kind","subject_id");
-- accounts: people of the demo, whose password anybody can read, look after nothing; their addresses are made up, and proved.
UPDATE "users" SET "is_admin" = false WHERE "id" < 1001 AND "is_admin";--> statement-breakpoint
UPDATE "users" SET "email_verified_at" = "created_at" WHERE "id" < 1001 AND "email_verified_at" IS NULL;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_demo_admin_check" CHECK (not "users"."is_admin" or "users"."id" >= 1001);

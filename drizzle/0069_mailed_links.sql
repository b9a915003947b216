CREATE TABLE "mailed_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" integer NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	CONSTRAINT "mailed_links_purpose_check" CHECK ("mailed_links"."purpose" in ('verify_email', 'dispute_password'))
);
--> statement-breakpoint
DROP INDEX "password_resets_user_id_idx";--> statement-breakpoint
ALTER TABLE "mailed_links" ADD CONSTRAINT "mailed_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mailed_links_user_id_idx" ON "mailed_links" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "mailed_links_verify_key" ON "mailed_links" USING btree ("user_id") WHERE "mailed_links"."purpose" = 'verify_email';--> statement-breakpoint
-- Of the links for a new password the latest works, and none that was used.
DELETE FROM "password_resets" WHERE "used_at" IS NOT NULL;--> statement-breakpoint
DELETE FROM "password_resets" USING "password_resets" AS "later"
 WHERE "later"."user_id" = "password_resets"."user_id"
   AND ("later"."expires_at", "later"."token_hash") > ("password_resets"."expires_at", "password_resets"."token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "password_resets_user_id_key" ON "password_resets" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "password_resets" DROP COLUMN "used_at";
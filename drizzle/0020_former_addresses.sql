CREATE TABLE "former_addresses" (
	"look" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"held_until" timestamptz(3) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "former_addresses" ADD CONSTRAINT "former_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_addresses_user_id_idx" ON "former_addresses" USING btree ("user_id");
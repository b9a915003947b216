CREATE SEQUENCE "public"."subscription_readings" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"taken_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "checkouts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"tier" text NOT NULL,
	"url" text NOT NULL,
	"opened_at" timestamptz(3) NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	"settled_at" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "plan_letters" (
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"written_at" timestamptz(3) NOT NULL,
	CONSTRAINT "plan_letters_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"subscription_id" text NOT NULL,
	"item_id" text NOT NULL,
	"status" text NOT NULL,
	"tier" text NOT NULL,
	"next_tier" text,
	"period_start" timestamptz(3) NOT NULL,
	"period_end" timestamptz(3) NOT NULL,
	"cancels" boolean NOT NULL,
	"ended_at" timestamptz(3),
	"read_number" bigint NOT NULL,
	"read_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_answers" (
	"key" text PRIMARY KEY NOT NULL,
	"request" text NOT NULL,
	"customer" text,
	"status" integer DEFAULT 0 NOT NULL,
	"body" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_events" (
	"id" text PRIMARY KEY NOT NULL,
	"place" integer GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_events_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"payload" text NOT NULL,
	"due_at" timestamptz(3) NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"taken_at" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "sandbox_objects" (
	"id" text PRIMARY KEY NOT NULL,
	"place" integer GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_objects_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"customer" text,
	"data" json NOT NULL,
	"behind" json NOT NULL,
	"due_at" timestamptz(3)
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "closes_at" timestamptz(3) GENERATED ALWAYS AS (CASE WHEN subscription_status IN ('active', 'past_due') THEN subscription_expires_at ELSE trial_ends_at END) STORED;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_letters" ADD CONSTRAINT "plan_letters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "checkouts_user_idx" ON "checkouts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "checkouts_open_idx" ON "checkouts" USING btree ("opened_at") WHERE "checkouts"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "sandbox_answers_customer_idx" ON "sandbox_answers" USING btree ("customer");--> statement-breakpoint
CREATE INDEX "sandbox_events_due_idx" ON "sandbox_events" USING btree ("due_at","place") WHERE "sandbox_events"."taken_at" is null;--> statement-breakpoint
CREATE INDEX "sandbox_objects_kind_idx" ON "sandbox_objects" USING btree ("kind","customer","place");--> statement-breakpoint
CREATE INDEX "sandbox_objects_due_idx" ON "sandbox_objects" USING btree ("due_at") WHERE "sandbox_objects"."due_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_stripe_customer_key" ON "users" USING btree ("stripe_customer_id");--> statement-breakpoint
CREATE INDEX "users_trial_ends_idx" ON "users" USING btree ("trial_ends_at") WHERE "users"."subscription_status" = 'trial';--> statement-breakpoint
-- The demo's own people can be booked for ever.
UPDATE "users" SET "subscription_status" = 'active', "subscription_tier" = 'premium' WHERE "id" < 1001 AND "trial_ends_at" IS NOT NULL;
